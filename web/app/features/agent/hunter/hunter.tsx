import { HuntForm } from './hunt-form.tsx';
import { HuntResults } from './hunt-results.tsx';
import { useHunt } from './use-hunt.ts';

/** Choose budgets and assets, then hunt. */
export function Hunter() {
  const hunt = useHunt();
  return (
    <>
      <HuntForm hunt={hunt} />
      <section ref={hunt.results} aria-label="Results">
        {hunt.found ? <HuntResults found={hunt.found} /> : null}
      </section>
    </>
  );
}
