/** The service worker of a built site: shows pushed notifications and keeps pages for moments without a connection. */
import '../public/push-worker.js';
import './offline.ts';
