import { Button } from '@mantine/core';
import { IconCompass, IconSearch } from '@tabler/icons-react';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import classes from './hero.module.css';

const widths = [960, 1600, 2400];
const art = (width: number | undefined) => `/art/hero-${width}.webp`;

export function Hero() {
  return (
    <section className={classes.hero}>
      <div className={classes.picture}>
        <img
          src={art(widths[1])}
          srcSet={widths.map((width) => `${art(width)} ${width}w`).join(', ')}
          sizes="100vw"
          width={2400}
          height={1350}
          alt=""
          fetchPriority="high"
        />
      </div>
      <div className={classes.content}>
        <p className={classes.kicker}>Peer-to-peer boat trading</p>
        <h1 className={classes.headline}>Unlock the value of your boat</h1>
        <p className={classes.lead}>
          Trade it for another boat, Bitcoin, a car, real estate or the experience of a lifetime. Listing is free, and
          Eddy AI helps you find your match.
        </p>
        <div className={classes.actions}>
          <Button
            component={Link}
            to={paths.boats}
            prefetch="intent"
            size="lg"
            color="brass.4"
            autoContrast
            leftSection={<IconSearch size={20} aria-hidden />}
          >
            Search Boats
          </Button>
          <Button component={Link} to={paths.listBoat} size="lg" variant="outline" className={classes.quiet ?? ''}>
            List Your Vessel Free
          </Button>
        </div>
        <Link to={paths.eddy} className={classes.pill}>
          <IconCompass size={20} stroke={1.75} aria-hidden />
          Activate Eddy AI
        </Link>
      </div>
    </section>
  );
}
