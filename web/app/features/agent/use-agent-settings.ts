import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AgentPreferences, AgentStatus } from '@tradewind/contract/agent';
import { paths } from '@tradewind/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { agentStatusQuery } from '../../lib/agent-status.ts';
import { RequestError, request } from '../../lib/request.ts';
import { readToken } from '../../lib/session.ts';
import { showToast, type Toast } from '../../lib/toasts.ts';
import { preferencesQuery } from './agent-queries.ts';
import { preferencesToSend, type Settings } from './settings.ts';
import { settingsTexts as texts } from './settings-texts.ts';

const REDIRECT_DELAY_MS = 1_000;

/** Saves what is set, and deploys the agent with it. */
export function useAgentSettings(initial: Settings) {
  const client = useQueryClient();
  const [settings, setSettings] = useState(initial);
  const goToAgent = useLater();

  const post = async () => {
    const body = preferencesToSend(settings);
    const saved = await request<AgentPreferences>('/api/ai-agent/preferences', { body });
    client.setQueryData(preferencesQuery.queryKey, saved);
  };

  const saving = useMutation({
    mutationFn: post,
    onSuccess: () => showToast(texts.saved),
    onError: failed(texts.saveNeedsLogin, texts.saveFailed),
  });

  const deploying = useMutation({
    mutationFn: async () => {
      await post();
      return request<AgentStatus>('/api/ai-agent/deploy', { method: 'POST' });
    },
    onSuccess: (status) => {
      client.setQueryData(agentStatusQuery.queryKey, status);
      showToast(texts.deployed);
      goToAgent();
    },
    onError: failed(texts.deployNeedsLogin, texts.deployFailed),
  });

  const error = saving.error ?? deploying.error;
  return {
    settings,
    change: (part: Partial<Settings>) => {
      saving.reset();
      if (deploying.isError) deploying.reset();
      setSettings({ ...settings, ...part });
    },
    save: whenSignedIn(texts.saveNeedsLogin, () => saving.mutate()),
    deploy: whenSignedIn(texts.deployNeedsLogin, () => deploying.mutate()),
    isSaving: saving.isPending,
    isDeploying: deploying.isPending || deploying.isSuccess,
    /** What the server found wrong, by field. */
    faults: error instanceof RequestError ? error.fields : {},
  };
}

const whenSignedIn = (otherwise: Toast, act: () => void) => () => (readToken() === null ? refuse(otherwise) : act());

const failed = (notSignedIn: Toast, otherwise: Toast) => (error: Error) =>
  refuse(error instanceof RequestError && error.status === 401 ? notSignedIn : otherwise);

const refuse = (toast: Toast) => showToast({ ...toast, variant: 'destructive' });

/** Leads to the agent at work, unless the screen was left before. */
function useLater(): () => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(() => void navigate(paths.deployedAgent), REDIRECT_DELAY_MS);
  };
}
