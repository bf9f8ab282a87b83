import { IconArrowLeft } from '@tabler/icons-react';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import classes from './asset-form.module.css';

export function GarageLink() {
  return (
    <Link to={paths.accountTab('garage')} className={classes.back}>
      <IconArrowLeft size={18} aria-hidden />
      My garage
    </Link>
  );
}
