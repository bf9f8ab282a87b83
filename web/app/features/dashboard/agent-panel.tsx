import { Button } from '@mantine/core';
import type { AgentStatus } from '@tradewind/contract/agent';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { Loaded, type Loading } from '../../ui/loaded.tsx';
import classes from './agent-panel.module.css';
import { Panel } from './panel.tsx';
import { RowsPlaceholder } from './rows-placeholder.tsx';

/** Whether Eddy AI is at work for this user, and the ways to it. */
export function AgentPanel({ status }: { status: Loading<AgentStatus> }) {
  return (
    <Panel title="Eddy AI">
      <Loaded
        query={status}
        placeholder={<RowsPlaceholder label="Loading the state of your agent" rows={2} height={56} />}
        failure="The state of your agent could not be loaded."
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
          ? 'Your agent is searching for trades that fit what you set.'
          : 'Say what you would trade for, and let your agent search while you are away.'}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to={deployed ? paths.eddy : paths.settings}>
          {deployed ? 'See what it found' : 'Set up your agent'}
        </Button>
        {deployed ? (
          <Button component={Link} to={paths.settings} variant="default">
            Agent settings
          </Button>
        ) : null}
        <Button component={Link} to={paths.eddyChat} variant="default">
          Chat with Eddy AI
        </Button>
      </div>
    </>
  );
}
