import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, defineMailJob, type Job } from '../../platform/jobs.ts';
import { CONFIRMATION_MAIL, sendConfirmation, sendEmailChangeAsked } from './email/email.service.ts';
import { accountDeletedMail, emailChangedMail } from './mail.ts';
import { sendPasswordChanged, sendPasswordReset } from './sign-in/passwords.service.ts';
import { deleteExpired } from './sign-in/sessions.store.ts';

export const accountJobs = (needs: Dependencies): Job[] => [
  defineMailJob({
    name: CONFIRMATION_MAIL,
    data: z.object({ userId: z.string(), email: z.string(), proof: z.string().optional() }),
    run: (asked) => sendConfirmation(needs, asked),
  }),
  defineMailJob({
    name: 'email-change-asked-mail',
    data: z.object({ userId: z.string() }),
    run: ({ userId }) => sendEmailChangeAsked(needs, userId),
  }),
  defineMailJob({
    name: 'email-changed-mail',
    data: z.object({ email: z.string(), firstName: z.string() }),
    run: async ({ email, firstName }) => {
      await needs.mailer.send({ to: email, ...emailChangedMail(firstName) });
    },
  }),
  defineMailJob({
    name: 'password-reset-mail',
    data: z.object({ email: z.string() }),
    run: ({ email }) => sendPasswordReset(needs, email),
  }),
  defineMailJob({
    name: 'password-changed-mail',
    data: z.object({ userId: z.string() }),
    run: ({ userId }) => sendPasswordChanged(needs, userId),
  }),
  defineMailJob({
    name: 'account-deleted-mail',
    data: z.object({ email: z.string(), firstName: z.string().optional() }),
    run: async ({ email, firstName }) => {
      await needs.mailer.send({ to: email, ...accountDeletedMail(firstName) });
    },
  }),
  defineJob({
    name: 'expired-sessions',
    data: z.object({}),
    schedule: '17 * * * *',
    run: () => deleteExpired(needs.db),
  }),
];
