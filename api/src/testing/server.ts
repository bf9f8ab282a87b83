import pg from 'pg';

/** The same server, another database on it. */
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

/** Drops a database and ends who uses it. Force is refused while autovacuum is at work there, which a plain drop ends. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await adminQuery(server, `drop database if exists ${name} with (force)`).catch(() =>
    adminQuery(server, `drop database if exists ${name}`),
  );
}
