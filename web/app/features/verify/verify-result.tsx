import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { closingDocumentsApi, type VerifiedDocument } from '@tradewind/contract/closing-documents';
import { tradePath } from '@tradewind/contract/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { read } from '../../lib/api.ts';
import { readerDate } from '../../lib/dates.ts';
import { failureText } from '../../lib/failure-text.ts';
import { RequestError } from '../../lib/request.ts';
import classes from './verify.module.css';

/** The verdict on a hash or a code. */
export function VerifyResult({ hash }: { hash: string }) {
  const { data, error } = useQuery({ ...read(closingDocumentsApi.verify, { params: { hash } }), retry: false });
  if (data) return <Known document={data} />;
  if (error instanceof RequestError && error.status < 500 && error.status !== 429) return <Unknown />;
  if (error)
    return (
      <Verdict tone="doubt" heading="We couldn’t check it">
        <p>{failureText(error)}</p>
      </Verdict>
    );
  return (
    <p role="status" className={classes.checking}>
      Checking…
    </p>
  );
}

const ICONS = { good: IconCircleCheck, doubt: IconAlertTriangle, bad: IconCircleX } as const;

function Verdict({ tone, heading, children }: { tone: keyof typeof ICONS; heading: string; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <section className={classes.verdict} data-tone={tone} aria-labelledby="verdict" aria-live="polite">
      <Icon size={32} stroke={1.5} aria-hidden className={classes.icon ?? ''} />
      <div>
        <h2 id="verdict" className={classes.heading}>
          {heading}
        </h2>
        {children}
      </div>
    </section>
  );
}

function Unknown() {
  return (
    <Verdict tone="bad" heading="We don’t know this document">
      <p>
        Tradewind didn’t make it, or somebody changed it afterwards. Saving, signing or printing a PDF with another
        program changes it, too: please check the file as you received it.
      </p>
    </Verdict>
  );
}

function Known({ document }: { document: VerifiedDocument }) {
  const { matches, current } = document;
  if (!current)
    return (
      <Verdict tone="doubt" heading="This document was replaced">
        <p>
          Tradewind made it, but something in it changed before everyone had signed. A newer version took its place.
        </p>
        <Facts document={document} />
      </Verdict>
    );
  if (matches === 'code')
    return (
      <Verdict tone="doubt" heading="Tradewind made a document with this code">
        <p>Anybody can copy a code onto another document. To be sure that nothing was changed, check the PDF itself.</p>
        <Facts document={document} />
      </Verdict>
    );
  return (
    <Verdict tone="good" heading="Tradewind made this document, and nothing was changed">
      <Facts document={document} />
    </Verdict>
  );
}

function Facts({ document: { title, generatedAt, signatures, tradeId } }: { document: VerifiedDocument }) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Document</dt>
        <dd>{tradeId === null ? title : <Link to={tradePath(tradeId)}>{title}</Link>}</dd>
      </div>
      <div>
        <dt>Made</dt>
        <dd>{readerDate(generatedAt, 'longMoment')}</dd>
      </div>
      <div>
        <dt>Signed</dt>
        <dd>
          {signatures.length === 0
            ? 'By nobody in Tradewind'
            : signatures.map(({ signedAt, name }, index) => (
                <span key={`${signedAt} ${name ?? index}`} className={classes.signature}>
                  {name === null ? `By party ${index + 1} of ${signatures.length}` : `By ${name}`},{' '}
                  {readerDate(signedAt, 'longMoment')}
                </span>
              ))}
        </dd>
      </div>
    </dl>
  );
}
