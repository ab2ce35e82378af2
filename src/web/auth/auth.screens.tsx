import { screens } from '#contract/screens'
import type { Screen } from '../platform/navigation/screen.ts'
import { LoadingBar } from '../ui/LoadingBar.tsx'

export const authScreens = [
  {
    path: screens.login,
    access: 'everyone',
    load: () => import('./LoginPage.tsx'),
  },
  {
    path: screens.googleReturn,
    access: 'everyone',
    load: async () => ({
      Component: LoadingBar,
      loader: (await import('../platform/session/finish-google.ts')).finishGoogle,
    }),
  },
  {
    path: screens.forgotPassword,
    access: 'everyone',
    load: () => import('./ForgotPasswordPage.tsx'),
  },
  {
    path: screens.resetPassword,
    access: 'everyone',
    load: () => import('./ResetPasswordPage.tsx'),
  },
  {
    path: screens.verifyEmail,
    access: 'everyone',
    load: () => import('./VerifyEmailPage.tsx'),
  },
  {
    path: screens.registration,
    access: 'everyone',
    load: () => import('./RegistrationPage.tsx'),
  },
] satisfies Screen[]
