import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { authErrorTexts } from '@tradewind/contract/auth-errors';
import { paths } from '@tradewind/contract/paths';
import { useCallback, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import classes from './auth-error-card.module.css';

const AUTO_DISMISS_MS = 10_000;

/** Says why a sign-in failed. */
export function AuthErrorCard() {
  const [query, setQuery] = useSearchParams();
  const error = query.get('error');

  const dismiss = useCallback(() => {
    setQuery(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete('error');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [setQuery]);

  useEffect(() => {
    if (error === null) return;
    const timer = setTimeout(dismiss, AUTO_DISMISS_MS);
    return () => clearTimeout(timer);
  }, [error, dismiss]);

  if (error === null) return null;
  const { title, message, action } = authErrorTexts(error);
  return (
    <div className={classes.slot}>
      <section className={classes.card} role="alert">
        <IconAlertTriangle className={classes.icon} size={24} stroke={1.75} aria-hidden />
        <div className={classes.text}>
          <h2>{title}</h2>
          <p>{message}</p>
          <Button component={Link} to={paths.home} color="red.8" size="sm">
            {action}
          </Button>
        </div>
        <CloseButton aria-label="Dismiss" onClick={dismiss} />
      </section>
    </div>
  );
}
