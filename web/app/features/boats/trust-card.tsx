import { IconFileText, IconShieldCheck, IconUserCheck } from '@tabler/icons-react';
import { SideCard } from '../../ui/side-card.tsx';
import classes from './side-cards.module.css';

const promises = [
  { text: 'Secure transaction guaranteed', Icon: IconShieldCheck },
  { text: 'Seller identity verified', Icon: IconUserCheck },
  { text: 'Professional documentation support', Icon: IconFileText },
];

export function TrustCard() {
  return (
    <SideCard title="Trust & Safety">
      <ul className={classes.trust}>
        {promises.map(({ text, Icon }) => (
          <li key={text}>
            <Icon size={20} stroke={1.5} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
      <p className={classes.scope}>These apply to trades closed through Tradewind.</p>
    </SideCard>
  );
}
