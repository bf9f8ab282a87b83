import { deleteAccountOf } from '../../api/src/features/accounts/service.ts';
import { emailArgument, withApplication } from './with-database.ts';

await withApplication(async (dependencies) => {
  const email = emailArgument('npm run delete-user -- somebody@example.com');
  await deleteAccountOf(dependencies, email);
  return `${email} and all that was theirs is gone; files follow within minutes.`;
});
