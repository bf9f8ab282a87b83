import type { LanguageModel } from 'ai';
import type { Config } from '../config.ts';
import type { ToolContext } from '../platform/tool.ts';
import { builtInModel } from './built-in/model.ts';
import { findOnce } from './find-once.ts';

export interface EddyModels {
  /** Made for one question of one user, whose boats and people it knows by name. */
  builtIn(context: ToolContext): LanguageModel;
  /** Undefined unless configured. */
  remote: Promise<LanguageModel> | undefined;
  /** How long a remote model may be silent. */
  silenceMs: number;
}

export function createModels({ remote }: Config['eddy']): EddyModels {
  const silenceMs = remote?.silenceMs ?? 0;
  return { builtIn, remote: remote && remoteModel(remote), silenceMs };
}

const builtIn = (context: ToolContext): LanguageModel =>
  builtInModel({ findNames: findOnce(context), help: context.help, thisYear: new Date().getFullYear() });

/** Loads only the provider's package, which takes memory. */
async function remoteModel({
  provider,
  model,
  baseUrl,
  apiKey,
}: NonNullable<Config['eddy']['remote']>): Promise<LanguageModel> {
  const key = apiKey === undefined ? {} : { apiKey };
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ ...key, ...(baseUrl && { baseURL: baseUrl }) })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({ name: 'eddy', baseURL: baseUrl ?? '', ...key })(model);
}
