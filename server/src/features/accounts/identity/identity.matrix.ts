import { bothRoles, type Matrix } from '#testing/matrix/matrix.ts';
import { codeSentTo, password } from '#testing/matrix/objects.ts';
import { houseRegistration, newEmail, talentRegistration } from '#testing/registrations.ts';

const logIn = ({ email }: { email: string }) => ({ identifier: email, password });

export const matrix: Matrix = {
  'POST /api/user/register': { body: talentRegistration },
  'POST /api/production/register': { body: houseRegistration },
  'POST /api/user/verify': {
    body: async (_, world) => {
      const body = talentRegistration();
      await world.callApi('POST /api/user/register', { body });
      return { email: body.email, otp: await codeSentTo(body.email, world) };
    },
  },
  'POST /api/production/verify': {
    body: async (_, world) => {
      const body = houseRegistration();
      await world.callApi('POST /api/production/register', { body });
      return { email: body.email, otp: await codeSentTo(body.email, world) };
    },
  },
  'POST /api/user/login': {
    ...{ status: 400, discloses: ['token'], body: logIn },
    viewers: ({ adult }) => ({ 'an adult': { body: logIn(adult) } }),
  },
  'POST /api/production/login': {
    ...{ status: 400, discloses: ['token'], body: logIn },
    viewers: ({ documents }) => ({ 'a house': { body: logIn(documents) } }),
  },
  ...bothRoles({
    'POST /api/:role/resend': { body: () => ({ email: newEmail() }) },
    'POST /api/:role/logout': {},
  }),
};
