import { callApi } from '#api/call-api.ts';
import { areaOf, type Role } from '#session/area-of.ts';

/** An email or mobile number that reaches an account and can be used to log in. */
export interface Contact {
  kind: 'email' | 'mobile';
  address: string;
}

/** What confirms an important change; an account with two-step login also sends a code of its app. */
interface Proof {
  password: string;
  code?: string;
}

export const accountWrites = {
  changePassword: ({
    role,
    ...body
  }: Record<'current_password' | 'new_password', string> & { role: Role; code?: string }) =>
    callApi(`POST /api/${areaOf[role]}/change-password`, { body }),

  sendContactCode: ({ role, kind, address, ...proof }: Contact & Proof & { role: Role }) => {
    const area = areaOf[role];
    return kind === 'email'
      ? callApi(`POST /api/${area}/change-email`, { body: { email: address, ...proof } })
      : callApi(`POST /api/${area}/change-mobile`, { body: { mobile: address, ...proof } });
  },

  sendMobileCode: (role: Role) => callApi(`POST /api/${areaOf[role]}/verify-mobile`),
  verifyMobile: ({ role, otp }: { role: Role; otp: string }) =>
    callApi(`POST /api/${areaOf[role]}/verify-mobile/confirm`, { body: { otp } }),

  /** Restores the email from before a change, with the token of the link that was sent to it. */
  undoEmailChange: (token: string) => callApi('POST /api/email-change/undo', { body: { token } }),

  changeContact: ({ role, kind, address, otp }: Contact & { role: Role; otp: string }) => {
    const area = areaOf[role];
    return kind === 'email'
      ? callApi(`POST /api/${area}/change-email/confirm`, { body: { email: address, otp } })
      : callApi(`POST /api/${area}/change-mobile/confirm`, { body: { mobile: address, otp } });
  },
};
