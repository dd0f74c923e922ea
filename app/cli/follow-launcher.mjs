// Imported before everything else. npm runs a script through a shell: a `kill` of npm ends that shell, and without this the
// program would live on. When the process that started it is gone, the program ends as it does on a signal.
if (process.env.npm_lifecycle_event) {
  const launcher = process.ppid;
  setInterval(() => {
    if (process.ppid !== launcher) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
