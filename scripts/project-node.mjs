// Runs a script of ours on the project's Node, whatever the machine's own is: `npm run check` and
// the other commands of package.json. Plain JavaScript for the machine's own Node.
import { spawn } from 'node:child_process';
import { ensureInstalled, projectEnv, projectNode, projectNodeRuns } from './ensure-installed.mjs';

// Only when Node itself is missing: a deployment without the development packages keeps what it has.
if (!projectNodeRuns()) await ensureInstalled();

const child = spawn(projectNode, process.argv.slice(2), { stdio: 'inherit', env: projectEnv });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
