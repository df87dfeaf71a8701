import { configure } from '@testing-library/react';

// What is waited for comes at once, but not on a slow, busy machine.
configure({ asyncUtilTimeout: 10_000 });
