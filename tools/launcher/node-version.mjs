// Loaded by `node --import` before any TypeScript, because an older Node would fail with an unhelpful message.
const needed = 24;

if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(
    [
      `Tradewind runs on Node ${needed} or newer; this is Node ${process.versions.node}.`,
      `Its own Node ${needed} comes with its dependencies, unless npm's install scripts are switched off. To get it:`,
      '',
      '    npm ci --include=dev --ignore-scripts=false',
      '',
      'then run the command again through npm (for example `npm start`), which uses that Node.',
    ].join('\n'),
  );
  process.exit(1);
}
