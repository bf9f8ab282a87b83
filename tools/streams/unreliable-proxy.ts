import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface UnreliableProxy {
  url: string;
  /** Cuts every connection and refuses new ones until `mend`. */
  cut(): void;
  mend(): void;
  readonly connections: number;
  close(): Promise<void>;
}

/** A proxy whose connections can be cut. */
export async function startUnreliableProxy(target: () => URL): Promise<UnreliableProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let connections = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (isCut) return void socket.destroy();
    connections++;
    const { hostname, port } = target();
    const onward = connect(Number(port), hostname);
    onward.on('error', () => socket.destroy());
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('close', () => {
        sockets.delete(end);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    get connections() {
      return connections;
    },
    async close() {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
