import { IconArrowLeft } from '@tabler/icons-react';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import classes from './home-link.module.css';

export function HomeLink() {
  return (
    <Link to={paths.home} className={classes.link}>
      <IconArrowLeft size={16} aria-hidden />
      HOME
    </Link>
  );
}
