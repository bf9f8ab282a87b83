import type { Icon } from '@tabler/icons-react';
import classes from './icon-list.module.css';

interface Item {
  title: string;
  text: string;
  Icon: Icon;
}

/** A list of points with an icon, a heading and a text, numbered where the order matters. */
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
