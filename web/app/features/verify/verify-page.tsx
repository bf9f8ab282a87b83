import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './verify.module.css';
import { VerifyForm } from './verify-form.tsx';
import { VerifyResult } from './verify-result.tsx';

/** Lets anybody check a document that says it is ours, such as a marina that received one. */
export function VerifyPage({ hash }: { hash: string | undefined }) {
  return (
    <Page width="text">
      <PageTitle lead="Somebody gave you a PDF from Tradewind? See whether we made it, whether it is unchanged, and when it was signed.">
        Check a document
      </PageTitle>
      {hash === undefined ? null : <VerifyResult hash={hash} />}
      <VerifyForm />
      <p className={classes.note}>
        We tell you what kind of document it is and when it was made and signed. Names and contents stay with the people
        it concerns. A bill of sale that was signed before a notary is not ours to check.
      </p>
    </Page>
  );
}
