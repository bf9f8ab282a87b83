import type { ReactNode } from 'react';
import classes from './account-screen.module.css';
import { SeaAtDusk } from './sea-at-dusk.tsx';

interface AccountScreenProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Links below the form. */
  footer?: ReactNode;
  /** Set when this screen replaces another without a navigation: moves the focus to its heading. */
  follows?: boolean;
}

const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** A form next to a picture of the sea, which small screens hide. */
export function AccountScreen({ title, lead, children, footer, follows = false }: AccountScreenProps) {
  return (
    <div className={classes.screen}>
      <aside className={classes.scene}>
        <SeaAtDusk />
        <p className={classes.motto}>Every boat is worth a good trade.</p>
      </aside>
      <div className={classes.side}>
        <div className={classes.panel}>
          <h1 className={classes.title} {...(follows ? { tabIndex: -1, ref: focus } : {})}>
            {title}
          </h1>
          {lead === undefined ? null : <p className={classes.lead}>{lead}</p>}
          {children}
          {footer === undefined ? null : <div className={classes.footer}>{footer}</div>}
        </div>
      </div>
    </div>
  );
}
