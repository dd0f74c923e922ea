// npm start | npm run web | npm run worker: installs and builds what is missing, then runs the program in this process.
import './follow-launcher.mjs';
import './ready.mjs';

process.env.NODE_ENV ??= 'production';
await import('../../build/index.js');
