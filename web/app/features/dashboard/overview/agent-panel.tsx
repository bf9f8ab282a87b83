import { Button } from '@mantine/core';
import type { AgentStatus } from '@tradewind/contract/agent';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { Loaded, type Loading } from '../../../ui/loaded.tsx';
import { Panel } from '../panel.tsx';
import { RowsPlaceholder } from '../rows-placeholder.tsx';
import classes from './agent-panel.module.css';

/** Shows whether Eddy AI is at work for this user, with links to it. */
export function AgentPanel({ status }: { status: Loading<AgentStatus> }) {
  return (
    <Panel title="Eddy AI">
      <Loaded
        query={status}
        placeholder={<RowsPlaceholder label="Loading your agent’s status" rows={2} height={56} />}
        failure="We couldn’t load your agent’s status."
      >
        {(agent) => <Agent {...agent} />}
      </Loaded>
    </Panel>
  );
}

function Agent({ enabled, deployed }: AgentStatus) {
  if (!enabled) return <p className={classes.words}>Eddy AI is taking a break. It will be back soon.</p>;
  return (
    <>
      <p className={classes.state} data-deployed={deployed || undefined}>
        {deployed ? 'Deployed' : 'Not deployed'}
      </p>
      <p className={classes.words}>
        {deployed
          ? 'Your agent is searching for trades that fit your settings.'
          : 'Tell your agent what you’d trade for, and it searches while you’re away.'}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to={deployed ? paths.deployedAgent : paths.settings}>
          {deployed ? 'See Matches' : 'Set Up Your Agent'}
        </Button>
        {deployed ? (
          <Button component={Link} to={paths.settings} variant="default">
            Agent Settings
          </Button>
        ) : null}
        <Button component={Link} to={paths.eddyChat} variant="default">
          Chat with Eddy AI
        </Button>
      </div>
    </>
  );
}
