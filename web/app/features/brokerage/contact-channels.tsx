import { IconMail, IconMessageCircle, IconPhone } from '@tabler/icons-react';
import type { SiteInfo } from '@tradewind/contract/site';
import type { ReactNode } from 'react';
import classes from './contact-channels.module.css';

type Brokerage = SiteInfo['brokerage'];

export function ContactChannels({ brokerage }: { brokerage: Brokerage }) {
  return (
    <ul className={classes.channels}>
      <Channel
        icon={<IconPhone size={26} stroke={1.5} />}
        title="Call"
        href={`tel:${brokerage.phone.replace(/[^+\d]/g, '')}`}
        action={brokerage.phone}
        hint="Best for a deal in progress."
      />
      <Channel
        icon={<IconMail size={26} stroke={1.5} />}
        title="Email"
        href={`mailto:${brokerage.email}`}
        action={breakable(brokerage.email)}
        hint="Best for documents, photos and privacy requests."
      />
      <Channel
        icon={<IconMessageCircle size={26} stroke={1.5} />}
        title="Chat"
        href={brokerage.chatUrl}
        action="Open the chat"
        hint="Best for a quick question. Opens in a new tab."
        newTab
      />
    </ul>
  );
}

/** Lets a long email address wrap after its @. */
function breakable(email: string): ReactNode {
  const [name, host] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

interface ChannelProps {
  icon: ReactNode;
  title: string;
  href: string;
  action: ReactNode;
  hint: string;
  newTab?: boolean;
}

function Channel({ icon, title, href, action, hint, newTab = false }: ChannelProps) {
  return (
    <li className={classes.channel}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <h2 className={classes.title}>{title}</h2>
      <a className={classes.action} href={href} {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}>
        {action}
      </a>
      <p className={classes.hint}>{hint}</p>
    </li>
  );
}
