import type { AgentStatus } from '@tradewind/contract/agent';
import type { AnyBoat } from '@tradewind/contract/boats';
import type { Conversation } from '@tradewind/contract/messages';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { BoatRows } from '../../../nouns/boat/boat-rows.tsx';
import { ConversationRows } from '../../../nouns/conversation/conversation-rows.tsx';
import { Loaded, type Loading } from '../../../ui/loaded.tsx';
import rows from '../../../ui/rows.module.css';
import { Panel } from '../panel.tsx';
import { RowsPlaceholder } from '../rows-placeholder.tsx';
import { AgentPanel } from './agent-panel.tsx';
import { type Figure, Figures } from './figures.tsx';
import classes from './overview.module.css';

const RECENT = 4;
const SAVED = 3;

interface OverviewProps {
  userId: string;
  figures: readonly Figure[];
  conversations: Loading<Conversation[]>;
  saved: Loading<AnyBoat[]>;
  agent: Loading<AgentStatus>;
}

export function Overview({ userId, figures, conversations, saved, agent }: OverviewProps) {
  return (
    <div className={classes.overview}>
      <Figures figures={figures} />
      <div className={classes.columns}>
        <Panel title="Recent conversations" more={{ to: paths.accountTab('messages'), label: 'All messages' }}>
          <Loaded
            query={conversations}
            placeholder={<RowsPlaceholder label="Loading your conversations" rows={RECENT} />}
            failure="We couldn’t load your conversations."
          >
            {(list) =>
              list.length === 0 ? (
                <p className={rows.nothing}>
                  No conversations yet. <Link to={paths.boats}>Find a boat</Link> and message its owner.
                </p>
              ) : (
                <ConversationRows conversations={list.slice(0, RECENT)} userId={userId} />
              )
            }
          </Loaded>
        </Panel>
        <div className={classes.column}>
          <AgentPanel status={agent} />
          <Panel title="Saved boats" more={{ to: paths.accountTab('saved'), label: 'All saved boats' }}>
            <Loaded
              query={saved}
              placeholder={<RowsPlaceholder label="Loading your saved boats" rows={SAVED} />}
              failure="We couldn’t load your saved boats."
            >
              {(boats) =>
                boats.length === 0 ? (
                  <p className={rows.nothing}>
                    Nothing saved yet. Press the heart on any <Link to={paths.boats}>boat</Link> to save it here.
                  </p>
                ) : (
                  <BoatRows boats={boats.slice(0, SAVED)} />
                )
              }
            </Loaded>
          </Panel>
        </div>
      </div>
    </div>
  );
}
