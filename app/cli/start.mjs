// npm start | npm run web | npm run worker: installs and builds what is missing, then runs the program in this process.
import './follow-launcher.mjs';

// What is printed before the log begins has its form: lines for people on a terminal, JSON elsewhere.
const say = console.log;
if ((process.env.LOG_FORMAT || (process.stdout.isTTY ? 'text' : 'json')) === 'json')
  console.log = (msg) =>
    say(JSON.stringify({ level: 30, time: new Date().toISOString(), service: 'stateline', msg }));
const { install, requireNode } = await import('./install.mjs');
requireNode();
install({ tools: false });
const { build } = await import('./build.mjs');
await build();
console.log = say;

process.env.NODE_ENV ??= 'production';
await import('../../build/index.js');
