import { useNavigation } from 'react-router';
import classes from './navigation-progress.module.css';

/** Shows itself only when a navigation takes long: the style sheet holds it back for a moment. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.bar} role="progressbar" aria-label="Loading page" />;
}
