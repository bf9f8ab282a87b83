import type { ReactNode } from 'react';
import { Page } from '../../ui/page.tsx';
import classes from './legal-document.module.css';

export interface LegalSection {
  id: string;
  title: string;
  text: ReactNode;
}

interface LegalDocumentProps {
  title: string;
  updated: { iso: string; words: string };
  /** A summary in a few sentences. */
  summary: ReactNode;
  sections: readonly LegalSection[];
}

export function LegalDocument({ title, updated, summary, sections }: LegalDocumentProps) {
  return (
    <Page>
      <div className={classes.layout}>
        <header className={classes.header}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.updated}>
            Last updated <time dateTime={updated.iso}>{updated.words}</time>
          </p>
          <div className={classes.summary}>{summary}</div>
        </header>
        <Contents sections={sections} />
        <div className={classes.text}>
          {sections.map(({ id, title: heading, text }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              {text}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

function Contents({ sections }: Pick<LegalDocumentProps, 'sections'>) {
  return (
    <nav className={classes.contents} aria-label="On this page">
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
