import type { Matrix } from '#testing/matrix/matrix.ts';

export const matrix: Matrix = {
  'GET /api/production/profile': {},
  'PUT /api/production/profile': {
    body: {
      company_name: 'Dhanak Films',
      owner_name: 'Ira Sen',
      email: 'casting@dhanak.example',
      phone_number: '+91 22 4000 1234',
      location: 'Mumbai',
    },
  },
};
