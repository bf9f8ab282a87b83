import { useMutation, useQueryClient } from '@tanstack/react-query';
import { agentApi } from '@tradewind/contract/agent';
import { paths } from '@tradewind/contract/paths';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { agentStatusQuery } from '../../../lib/agent-status.ts';
import { call } from '../../../lib/api.ts';
import { type IntentKind, takeIntent } from '../../../lib/intents.ts';
import { RequestError } from '../../../lib/request.ts';
import { readToken } from '../../../lib/session.ts';
import { showToast, type Toast } from '../../../lib/toasts.ts';
import { useEditDraft } from '../../../lib/use-edit-draft.ts';
import { useAskToSignIn } from '../../../lib/use-sign-in.ts';
import { preferencesQuery } from '../agent-queries.ts';
import { preferencesToSend, type Settings } from './settings.ts';

/** The toasts of the settings screen. */
const texts = {
  saveNeedsLogin: { title: 'Authentication Required', description: 'Please log in to save AI agent settings.' },
  deployNeedsLogin: { title: 'Authentication Required', description: 'Please log in to deploy Eddie Ai.' },
  chosenBefore: {
    title: 'Your Choices Are Back',
    description: 'You already have saved settings. Press Save Settings to replace them with these.',
  },
  saved: { title: 'Settings Saved', description: 'Eddy AI now knows what to look for.' },
  saveFailed: { title: 'Error', description: 'Failed to save settings. Please try again.' },
  deployed: { title: 'Eddie Ai Deployed!', description: 'Eddy AI is looking for trades for you.' },
  deployFailed: { title: 'Deployment Failed', description: 'Failed to deploy Eddie Ai. Please try again.' },
} as const;

const REDIRECT_DELAY_MS = 1_000;

const ACTIONS = ['save-agent-settings', 'deploy-agent'] as const satisfies IntentKind[];
type Action = (typeof ACTIONS)[number];

const NEEDS_LOGIN: Record<Action, Toast> = {
  'save-agent-settings': texts.saveNeedsLogin,
  'deploy-agent': texts.deployNeedsLogin,
};
const FAILED: Record<Action, Toast> = { 'save-agent-settings': texts.saveFailed, 'deploy-agent': texts.deployFailed };

/** A visitor's choice from before the sign-in. Applied on return, unless it would replace saved settings. */
export type Resuming = 'at once' | 'for review';

/** Saves the settings and deploys the agent with them. */
export function useAgentSettings(initial: Settings, resuming?: Resuming) {
  const client = useQueryClient();
  const edit = useEditDraft('agent-settings', initial);
  const { values: settings } = edit;
  const goToAgent = useDelayedAgentPage();
  const askToSignIn = useAskToSignIn();

  const post = async (chosen: Settings) => {
    const body = preferencesToSend(chosen);
    const saved = await call(agentApi.savePreferences, { body });
    client.setQueryData(preferencesQuery.queryKey, saved);
    edit.settle(chosen);
  };

  const saving = useMutation({
    mutationFn: post,
    onSuccess: () => showToast(texts.saved),
    onError: (error, chosen) => refused(error, 'save-agent-settings', chosen),
  });

  const deploying = useMutation({
    mutationFn: async (chosen: Settings) => {
      await post(chosen);
      return call(agentApi.deploy);
    },
    onSuccess: (status) => {
      client.setQueryData(agentStatusQuery.queryKey, status);
      showToast(texts.deployed);
      goToAgent();
    },
    onError: (error, chosen) => refused(error, 'deploy-agent', chosen),
  });

  const refused = (error: Error, kind: Action, chosen: Settings) => {
    if (error instanceof RequestError && error.status === 401)
      askToSignIn(NEEDS_LOGIN[kind], { kind, settings: chosen });
    else showToast({ ...FAILED[kind], ...reasonOf(error), variant: 'destructive' });
  };
  const act = (kind: Action, chosen: Settings) => {
    if (readToken() === null) askToSignIn(NEEDS_LOGIN[kind], { kind, settings: chosen });
    else if (kind === 'deploy-agent') deploying.mutate(chosen);
    else saving.mutate(chosen);
  };

  const resume = useEffectEvent(() => {
    const intent = takeIntent(ACTIONS);
    if (!intent) return;
    const chosen = { ...initial, ...intent.settings };
    edit.change(chosen);
    if (resuming === 'at once') act(intent.kind, chosen);
    else showToast(texts.chosenBefore);
  });
  useEffect(() => {
    if (resuming) resume();
  }, [resuming]);

  const error = saving.error ?? deploying.error;
  return {
    settings,
    /** Whether changes from an earlier visit were restored. */
    isRestored: edit.changedElsewhere !== undefined,
    discard: edit.discard,
    change: (part: Partial<Settings>) => {
      saving.reset();
      if (deploying.isError) deploying.reset();
      edit.change(part);
    },
    save: () => act('save-agent-settings', settings),
    deploy: () => act('deploy-agent', settings),
    isSaving: saving.isPending,
    isDeploying: deploying.isPending || deploying.isSuccess,
    /** The server's errors by field. */
    faults: error instanceof RequestError ? error.fields : {},
  };
}

/** The server's reason, which helps more than "Please try again". */
const reasonOf = (error: Error) =>
  error instanceof RequestError && error.status === 400 ? { description: error.message } : undefined;

/** Opens the deployed agent, unless the user left the screen first. */
function useDelayedAgentPage(): () => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(() => void navigate(paths.deployedAgent), REDIRECT_DELAY_MS);
  };
}
