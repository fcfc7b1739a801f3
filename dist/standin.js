import{n as e,t}from"./chunks/errors2.js";import{i as n}from"./chunks/process-table.js";import{realpathSync as r}from"node:fs";import{fileURLToPath as i}from"node:url";const a={runtime:async e=>(await import(`./chunks/runtime.js`)).runRuntime(e),supervise:async e=>(await import(`./chunks/supervisor.js`)).runContainedSupervisor(e),supervisor:async e=>(await import(`./chunks/process-host.js`)).runSupervisor(e),openshell:async e=>(await import(`./chunks/main4.js`)).runOpenshell(e),gateway:async(e,t)=>{let{readGatewaySettings:n}=await import(`./chunks/command.js`),r=n(e,t);return(await import(`./chunks/main3.js`)).runGateway(r)},boot:async(e,t)=>(await import(`./chunks/launch.js`)).boot(e,t),start:async(e,t)=>(await import(`./chunks/launch.js`)).start(e,t),shutdown:async e=>(await import(`./chunks/launch.js`)).shutdown(e),inventory:async e=>(await import(`./chunks/inventory.js`)).runInventory(e),sweep:async e=>(await import(`./chunks/sweep.js`)).runSweep(e),image:async e=>(await import(`./chunks/image.js`)).runImage(e),"start-target":async e=>(await import(`./chunks/start-target.js`)).runStartTarget(e),events:async e=>(await import(`./chunks/events.js`)).runEvents(e)};async function o(o){let[s=``,...c]=o;if(s===`--help`||s===`-h`)return process.stdout.write(`Usage: standin COMMAND [OPTIONS]

A stand-in for the OpenShell gateway. It behaves like one; it is not OpenShell.

  gateway    run a gateway            --state DIR --port P --health-port P --metrics-port P
                                      [--profile observed|fixed | --bugs LIST] [--seed S]
                                      [--reconcile-interval D] [--outage-limit D] [--stop-grace D] [--recovery-step D]
                                      [--race-window D] [--race-probability P]
                                      [--otlp-endpoint http://HOST:PORT] [--otlp-delay D]
                                      [--driver docker --namespace NS --image IMAGE [--docker-host ADDRESS]]
                                      [--driver kubernetes --service-address ADDRESS --image IMAGE [--namespace NS]
                                       [--gateway-id ID] [--api-server URL] [--service-account DIR] [--drain D]], in a pod
                                      [--generation a|n] [--poll-interval D]
  openshell  the command line         see: standin openshell --help
  boot       start one in the background  --work-dir DIR [--gateway standin:observed] [--seed S] [--settings FILE]
                                      [--otlp-endpoint http://HOST:PORT]
                                      [--driver docker --namespace NS [--generation a|n] [--image IMAGE]]
                                      after standin: observed, fixed or bugs, and gen-a or gen-n, with commas between
  start      start it again           --work-dir DIR
  shutdown   stop it                  --work-dir DIR
  inventory  list what there is       --state DIR | --namespace NS
  sweep      remove what is left      --state DIR | --namespace NS
  image      make the image of the docker driver, or remove every one  [--remove]
  start-target  start a sandbox's processes again from outside  --state DIR --role sandbox --name NAME
  events     process events           --state DIR [--follow]

--version prints the version.
`),0;if(s===`--version`){let{GATEWAY_VERSION:e,STANDIN_BUILD:t,STANDIN_NAME:n}=await import(`./chunks/version.js`);return process.stdout.write(`${n} ${e} (build ${t})\n`),0}let l=Object.hasOwn(a,s)?a[s]:void 0;if(l===void 0)throw new e(s===``?`a command is missing; see standin --help`:`unknown command "${s}"; see standin --help`);let u=n(process.platform);if(u!==void 0)throw new t(u);return l(c,r(process.argv[1]??i(import.meta.url)))}try{process.exitCode=await o(process.argv.slice(2))}catch(n){let r=n instanceof e||n instanceof t?n.message:String(n instanceof Error?n.stack:n);process.stderr.write(`standin: ${r}\n`),process.exitCode=n instanceof e?2:n instanceof t?n.exitCode:1}export{};