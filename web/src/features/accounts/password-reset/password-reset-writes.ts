import { ApiError, callApi } from '#api/call-api.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { clearSession, readSession } from '#session/store.ts';

interface NewPassword {
  role: Role;
  email: string;
  newPassword: string;
  /** The code, or the token that its check returned, proves that the user can read the email. */
  otp?: string;
  reset_token?: string;
}

export const passwordResetWrites = {
  sendCode: async ({ role, email }: { role: Role; email: string }) => {
    const { message } = await callApi(`POST /api/${areaOf[role]}/forgot-password`, { body: { email } });
    return { message, email };
  },
  checkCode: async ({ role, email, otp }: { role: Role; email: string; otp: string }) => {
    const { reset_token } = await callApi(`POST /api/${areaOf[role]}/forgot-password`, {
      body: { email, otp },
    });
    // The response to a right code always contains the token.
    if (!reset_token) throw new ApiError(0, '');
    return { reset_token };
  },
  setPassword: async ({ role, ...body }: NewPassword) => {
    const reply = await callApi(`POST /api/${areaOf[role]}/reset-password`, { body });
    // The server has ended every session of the account, including this browser's.
    if (readSession()?.role === role) clearSession();
    return reply;
  },
};
