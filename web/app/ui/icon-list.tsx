import type { Icon } from '@tabler/icons-react';
import classes from './icon-list.module.css';

interface Item {
  title: string;
  text: string;
  Icon: Icon;
}

/** A few points, each with a picture, a heading and a line of text; numbered for a reader where their order matters. */
export function IconList({ items, ordered = false }: { items: readonly Item[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={classes.list}>
      {items.map(({ title, text, Icon }) => (
        <li key={title}>
          <Icon size={24} stroke={1.5} aria-hidden />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
