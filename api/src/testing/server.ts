import pg from 'pg';

/** The URL of another database on the same server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

export async function adminQuery(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Drops a database and ends its connections. FORCE is refused while autovacuum runs there; a plain drop ends autovacuum. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await adminQuery(server, `drop database if exists ${name} with (force)`).catch(() =>
    adminQuery(server, `drop database if exists ${name}`),
  );
}
