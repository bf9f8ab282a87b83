import { deleteAccountOf } from '../../api/src/features/accounts/service.ts';
import { emailArgument, withApplication } from './with-database.ts';

await withApplication(async (dependencies) => {
  const email = emailArgument('npm run delete-user -- somebody@example.com');
  await deleteAccountOf(dependencies, email);
  return `Deleted ${email} and all of their data. Their files will be gone within minutes.`;
});
