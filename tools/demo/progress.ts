export type Say = (line: string) => void;

/** Updates one line on a terminal. Elsewhere it prints only a few lines. */
export function createProgress(task: string, total: number, say: Say, terminal: NodeJS.WriteStream = process.stdout) {
  let done = 0;
  const line = () => `${task} ${done}/${total}…`;
  return {
    step() {
      done += 1;
      if (terminal.isTTY) terminal.write(`\r${line()}${done === total ? '\n' : ''}`);
      else if (done % Math.ceil(total / 4) === 0 || done === total) say(line());
    },
  };
}
