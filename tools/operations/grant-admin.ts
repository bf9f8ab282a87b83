import type pg from 'pg';

/** Makes an existing account an admin and logs it. Returns false if there is no such account. */
export async function makeAdmin(client: pg.Client, email: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `with made as (
       update users set is_admin = true, updated_at = now() where email = $1 and not suspended returning id, email
     )
     insert into activity_log (action, details)
     select 'user.change', jsonb_build_object('userId', id, 'userEmail', email, 'change', '{"isAdmin": true}'::jsonb, 'by', 'command line')
     from made`,
    [email],
  );
  return (rowCount ?? 0) > 0;
}
