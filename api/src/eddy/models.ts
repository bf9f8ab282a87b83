import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { Config } from '../config.ts';
import { builtInModel } from './built-in/model.ts';

export interface EddyModels {
  builtIn: LanguageModel;
  /** Undefined unless configured. */
  remote: LanguageModel | undefined;
  /** How long a remote model may be silent. */
  silenceMs: number;
}

export function createModels({ remote }: Config['eddy']): EddyModels {
  const silenceMs = remote?.silenceMs ?? 0;
  return { builtIn: builtInModel(), remote: remote && remoteModel(remote), silenceMs };
}

function remoteModel({ provider, model, baseUrl, apiKey }: NonNullable<Config['eddy']['remote']>): LanguageModel {
  const key = apiKey === undefined ? {} : { apiKey };
  if (provider === 'anthropic') return createAnthropic({ ...key, ...(baseUrl && { baseURL: baseUrl }) })(model);
  return createOpenAICompatible({ name: 'eddy', baseURL: baseUrl ?? '', ...key })(model);
}
