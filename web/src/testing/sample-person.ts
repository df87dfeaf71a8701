/** A talent as support sees them, with nothing under way. */
export const samplePerson = {
  ...{ id: 'p', name: 'Meera Joshi', role: 'talent', house: null, house_id: null, state: 'active' },
  ...{ email: 'm•••@one.example', mobile: '••••223', mobile_verified: true, is_child: false, plan: 'Pro' },
  ...{
    created_at: '2026-03-01T10:00:00Z',
    deletion: null,
    two_step_login: false,
    passkeys: 0,
    google: false,
  },
  ...{ sessions: [], requests: [] },
};

/** The search for another account before anything was searched for. */
export const noSearch = { text: '', error: undefined, found: [], pair: undefined };
