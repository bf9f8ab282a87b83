import { useQuery } from '@tanstack/react-query';
import type { AgentLogEntry } from '@tradewind/contract/negotiations';
import { Link } from 'react-router';
import { entryTarget, timeText } from './agent-facts.ts';
import { AgentPart } from './agent-part.tsx';
import { logQuery } from './agent-queries.ts';
import classes from './deployed-agent.module.css';

export function AgentLog() {
  return (
    <AgentPart title="Activity log" none="No activity yet." read={useQuery(logQuery)}>
      {(entries) => (
        <ol className={classes.log}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <time dateTime={entry.createdAt}>{timeText(entry.createdAt)}</time>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </AgentPart>
  );
}

function Entry({ entry }: { entry: AgentLogEntry }) {
  const to = entryTarget(entry);
  return to === undefined ? <p>{entry.text}</p> : <Link to={to}>{entry.text}</Link>;
}
