import { MailError } from './mail-error.ts';

type MailContent = {
  subject: string;
  /** Shown next to the subject in an inbox. */
  preheader?: string;
  heading: string;
  paragraphs: string[];
  /** A list of things, each with a link. */
  items?: MailItem[];
  action?: MailLink;
  footer?: string;
  footerLink?: MailLink;
};

type MailLink = { label: string; url: string };
type MailItem = { title: string; text: string; url: string };

export type RenderedMail = { subject: string; text: string; html: string };

const brand = 'Tradewind';
const defaultFooter = `You’re getting this email because you have a ${brand} account.`;

/** Renders the content as plain text and as HTML. All content is text, never markup. */
export function renderMail(content: MailContent): RenderedMail {
  const { items = [], action, footerLink } = content;
  for (const link of [...items, action, footerLink]) if (link) checkLink(link.url);
  return { subject: oneLine(content.subject), text: renderText(content), html: renderHtml(content) };
}

/** A boat's title may end up in the subject, where a line break would make the mail fail. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

function checkLink(url: string): void {
  const protocol = URL.parse(url)?.protocol;
  if (protocol === 'https:' || protocol === 'http:') return;
  throw new MailError('Mail refused: its link is not a web address', { retryable: false });
}

function renderText({ heading, paragraphs, items = [], footer = defaultFooter, ...links }: MailContent): string {
  const written = ({ label, url }: MailLink) => `${label}:\n${url}`;
  const told = items.map(({ title, text, url }) => `* ${oneLine(title)}\n  ${oneLine(text)}\n  ${url}`);
  const action = links.action ? [written(links.action)] : [];
  const end = [`-- \n${brand}\n${footer}`, ...(links.footerLink ? [written(links.footerLink)] : [])];
  return `${[heading, ...paragraphs, ...told, ...action, ...end].join('\n\n')}\n`;
}

const sans = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";
const serif = "font-family:Georgia,'Times New Roman',serif";
const tableReset = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

const darkColors = `
  @media (prefers-color-scheme: dark) {
    .page { background-color: #0a1626 !important; }
    .card { background-color: #12233a !important; border-color: #24405f !important; }
    .ink { color: #f2ede4 !important; }
    .quiet { color: #a9b6c6 !important; }
    .line { border-color: #24405f !important; }
    .button { background-color: #d3ab5c !important; }
    .button a { color: #0a1626 !important; }
  }`;

function renderHtml(content: MailContent): string {
  const { subject, preheader, heading, paragraphs, items = [], action, footer = defaultFooter, footerLink } = content;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(oneLine(subject))}</title>
<style>:root { color-scheme: light dark; }${darkColors}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f4efe6;">
${preheader ? preheaderHtml(preheader) : ''}
<table ${tableReset} class="page" style="background-color:#f4efe6;"><tr><td align="center" style="padding:32px 16px;">
<table ${tableReset} style="max-width:560px;">
<tr><td class="ink" style="padding:0 8px 20px;${serif};font-size:22px;letter-spacing:.02em;color:#0b1f3a;">${brand}</td></tr>
<tr><td class="card" style="padding:36px 32px;background-color:#ffffff;border:1px solid #e4dccd;border-radius:12px;">
<h1 class="ink" style="margin:0 0 20px;${serif};font-size:26px;line-height:1.25;font-weight:400;color:#0b1f3a;">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraphHtml).join('\n')}
${items.map(itemHtml).join('\n')}
${action ? actionHtml(action) : ''}
</td></tr>
<tr><td class="quiet" style="padding:20px 8px 0;${sans};font-size:13px;line-height:1.5;color:#5b6775;">${lines(footer)}${footerLink ? footerLinkHtml(footerLink) : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function preheaderHtml(text: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${escapeHtml(oneLine(text))}</div>`;
}

function paragraphHtml(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;${sans};font-size:16px;line-height:1.6;color:#1d2b3d;overflow-wrap:anywhere;">${lines(text)}</p>`;
}

function itemHtml({ title, text, url }: MailItem): string {
  return `<table ${tableReset} class="line" style="border-top:1px solid #e4dccd;"><tr><td style="padding:14px 0;${sans};line-height:1.5;overflow-wrap:anywhere;">
<a class="ink" href="${escapeHtml(url)}" style="font-size:16px;font-weight:600;color:#0b1f3a;text-decoration:none;">${escapeHtml(oneLine(title))}</a><br>
<span class="quiet" style="font-size:15px;color:#5b6775;">${escapeHtml(oneLine(text))}</span></td></tr></table>`;
}

function footerLinkHtml({ label, url }: MailLink): string {
  return `<br><a class="quiet" href="${escapeHtml(url)}" style="color:#5b6775;">${escapeHtml(label)}</a>`;
}

function actionHtml({ label, url }: MailLink): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 20px;"><tr>
<td class="button" style="background-color:#0b1f3a;border-radius:8px;"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;${sans};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none;">${escapeHtml(label)}</a></td>
</tr></table>
<p class="quiet" style="margin:0;${sans};font-size:13px;line-height:1.5;color:#5b6775;overflow-wrap:anywhere;">If the button doesn’t work, open this link:<br>${escapeHtml(url)}</p>`;
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
