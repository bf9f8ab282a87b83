import { type InlineSources, ownSources } from './content-security.ts';
import { PRELOAD_LATER, scriptsAfterPaint, withStyles } from './first-paint.ts';

interface RewrittenPage {
  html: string;
  /** Everything that the content security policy must allow. */
  sources: InlineSources;
  /** The parts to rewrite that were not found; empty unless the build has changed. */
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
