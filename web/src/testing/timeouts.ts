import { configure } from '@testing-library/react';

// Results appear immediately, but not on a slow, busy machine.
configure({ asyncUtilTimeout: 10_000 });
