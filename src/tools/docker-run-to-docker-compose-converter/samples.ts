/** What stands there at first. */
export const INITIAL =
  'docker run -p 80:80 -v /var/run/docker.sock:/tmp/docker.sock:ro --restart always --log-opt max-size=1g nginx';

export const SAMPLES = {
  short: `docker run -d --name portainer --restart=always \\
  -p 9443:9443 \\
  -v /var/run/docker.sock:/var/run/docker.sock \\
  -v portainer_data:/data \\
  portainer/portainer-ce:lts`,
  long: `# database
docker run -d --name db --network backend --network-alias postgres \\
  -e POSTGRES_PASSWORD='p$ss: "1"' -v db_data:/var/lib/postgresql/data \\
  --health-cmd 'pg_isready -U postgres' --health-interval 10s postgres:17

# web server
docker run -d --name web --network backend -p 8080:80 --ulimit nofile=1024:2048 \\
  --mount type=bind,src="$PWD"/site,dst=/usr/share/nginx/html,readonly nginx:1.29`,
  powerShell: `docker run --rm -it \`
  -v \${PWD}:/app -w /app \`
  -e TOKEN=$env:TOKEN \`
  node:24 npm test`,
};
