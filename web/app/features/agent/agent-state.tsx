import { Button } from '@mantine/core';
import { IconCompass, IconCompassOff, IconSettings } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AgentStatus } from '@tradewind/contract/agent';
import { agentApi } from '@tradewind/contract/agent';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { agentStatusQuery } from '../../lib/agent-status.ts';
import { call } from '../../lib/api.ts';
import { showToast } from '../../lib/toasts.ts';
import classes from './deployed-agent.module.css';

/** Shows whether the agent is at work, with the user's controls. */
export function AgentState({ status }: { status: AgentStatus | undefined }) {
  const deployed = status?.deployed === true;
  const Icon = deployed ? IconCompass : IconCompassOff;
  return (
    <section className={classes.state} data-deployed={deployed || undefined}>
      <Icon size={36} stroke={1.25} aria-hidden />
      <div>
        <h2>{deployed ? 'Eddy AI is working for you' : 'Eddy AI is not deployed'}</h2>
        <p>
          {deployed
            ? workText(status)
            : 'Tell Eddy what you’d trade, then deploy it. It looks for matches around the clock.'}
        </p>
      </div>
      <div className={classes.actions}>
        {deployed ? <RecallButton /> : null}
        <Button
          component={Link}
          to={paths.settings}
          variant={deployed ? 'default' : 'filled'}
          leftSection={<IconSettings size={18} stroke={1.5} aria-hidden />}
        >
          {deployed ? 'Agent Settings' : 'Set Up Your Agent'}
        </Button>
      </div>
    </section>
  );
}

const workText = ({ enabled }: AgentStatus) =>
  enabled
    ? 'Eddy checks every new boat, and the whole marketplace once a day. You’ll hear from it when something fits.'
    : 'Eddy AI is turned off for everyone right now. Your agent will get back to work when it returns.';

function RecallButton() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(agentApi.recall),
    onSuccess: (status) => {
      client.setQueryData(agentStatusQuery.queryKey, status);
      showToast({
        title: 'Eddy AI Recalled',
        description: 'Your agent has stopped looking. Everything it found is still here.',
      });
    },
    onError: () =>
      showToast({
        title: 'Error',
        description: 'Failed to recall Eddy AI. Please try again.',
        variant: 'destructive',
      }),
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      Recall
    </Button>
  );
}
