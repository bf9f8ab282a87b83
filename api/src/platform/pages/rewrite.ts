import { type InlineSources, ownSources } from './content-security.ts';
import { PRELOAD_LATER, scriptsAfterPaint, withStyles } from './first-paint.ts';

export interface RewrittenPage {
  html: string;
  /** All that the content security policy has to allow. */
  sources: InlineSources;
  /** What should have been rewritten and was not found: nothing while pages are built as this expects. */
  missing: string[];
}

/** Makes a rendered page show before its scripts run, with its own scripts and styles allowed by hash. */
export function rewritePage(rendered: string, nonce: string, clientFolder: string): RewrittenPage {
  const page = scriptsAfterPaint(rendered);
  const own = ownSources(page.html, nonce);
  const styled = withStyles(own.html, clientFolder);
  const parts: [name: string, isFound: boolean][] = [
    ['script that starts them', page.started !== undefined],
    ['style sheets', styled.styles.length > 0],
    ['preloaded modules', styled.html.includes(PRELOAD_LATER)],
  ];
  return {
    html: styled.html,
    sources: {
      scripts: page.started === undefined ? own.sources.scripts : [...own.sources.scripts, page.started],
      styles: [...own.sources.styles, ...styled.styles],
    },
    missing: parts.filter(([, isFound]) => !isFound).map(([name]) => name),
  };
}
