import { IconCircleCheck } from '@tabler/icons-react';
import classes from './check-list.module.css';

/** A list with check marks. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          {item}
        </li>
      ))}
    </ul>
  );
}
