import { callApi } from '#api/call-api.ts';
import { areaOf, type Role } from '#session/area-of.ts';

/** An email or mobile number that reaches an account and can be used to log in. */
export interface Contact {
  kind: 'email' | 'mobile';
  address: string;
}

/** How a user changes what the account is logged in with. */
export const accountWrites = {
  changePassword: ({ role, ...body }: Record<'current_password' | 'new_password', string> & { role: Role }) =>
    callApi(`POST /api/${areaOf[role]}/change-password`, { body }),

  /** Sends a code to a new email or mobile number. */
  sendContactCode: ({ role, kind, address, password }: Contact & { role: Role; password: string }) => {
    const area = areaOf[role];
    return kind === 'email'
      ? callApi(`POST /api/${area}/change-email`, { body: { email: address, password } })
      : callApi(`POST /api/${area}/change-mobile`, { body: { mobile: address, password } });
  },

  sendMobileCode: (role: Role) => callApi(`POST /api/${areaOf[role]}/verify-mobile`),
  verifyMobile: ({ role, otp }: { role: Role; otp: string }) =>
    callApi(`POST /api/${areaOf[role]}/verify-mobile/confirm`, { body: { otp } }),

  /** Replaces the old email or mobile number with the new one. */
  changeContact: ({ role, kind, address, otp }: Contact & { role: Role; otp: string }) => {
    const area = areaOf[role];
    return kind === 'email'
      ? callApi(`POST /api/${area}/change-email/confirm`, { body: { email: address, otp } })
      : callApi(`POST /api/${area}/change-mobile/confirm`, { body: { mobile: address, otp } });
  },
};
