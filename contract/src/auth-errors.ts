/** Values of `/?error=…` that have their own text. */
export const authErrors = {
  auth_failed: {
    title: 'Authentication Failed',
    message: 'Invalid email or password. Please check your credentials and try again.',
    action: 'Try Login Again',
  },
  token_expired: {
    title: 'Session Expired',
    message: 'Your session has expired. Please log in again.',
    action: 'Login Again',
  },
  account_not_found: {
    title: 'Account Not Found',
    message: 'No account found with this email address. Please register for a new account.',
    action: 'Register Now',
  },
  registration_failed: {
    title: 'Registration Failed',
    message: 'Unable to create your account. Please try again.',
    action: 'Try Again',
  },
} as const;

const unexpectedError = {
  title: 'Unexpected Error',
  message: 'An unexpected error occurred. Please try again. If the issue persists, please contact support.',
  action: 'Try Again',
} as const;

type AuthErrorCode = keyof typeof authErrors;

export function authErrorTexts(error: string) {
  return Object.hasOwn(authErrors, error) ? authErrors[error as AuthErrorCode] : unexpectedError;
}
