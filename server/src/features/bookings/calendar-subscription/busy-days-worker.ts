import { parentPort, workerData } from 'node:worker_threads';
import { findBusyDays } from '#features/bookings/calendar-subscription/find-busy-days.ts';

// Runs in a thread of its own, which `readBusyDays` ends.
parentPort?.postMessage(findBusyDays(workerData.text, workerData.from));
