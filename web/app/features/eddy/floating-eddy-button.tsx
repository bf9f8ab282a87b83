import { Tooltip } from '@mantine/core';
import { IconCompass } from '@tabler/icons-react';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import '@mantine/core/styles/Tooltip.layer.css';
import classes from './floating-eddy-button.module.css';

export default function FloatingEddyButton() {
  return (
    <Tooltip
      label="Ask Eddy AI to find you a trade"
      position="left"
      withArrow
      events={{ hover: true, focus: true, touch: false }}
    >
      <Link to={paths.eddyChat} className={classes.button} aria-label="Eddy AI is active. Open the chat.">
        <IconCompass stroke={1.5} aria-hidden />
        <span className={classes.badge} aria-hidden>
          ACTIVE
        </span>
      </Link>
    </Tooltip>
  );
}
