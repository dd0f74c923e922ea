"""Runs wapiti with its -x mended: in Debian 12 (3.0.4 on Python 3.11) every pattern of it is refused as a wrong expression."""
import fnmatch
import re
import sys

from wapitiCore.main.wapiti import wapiti_main
from wapitiCore.net import crawler

crawler.wildcard_translate = lambda pattern: re.compile(fnmatch.translate(pattern))
sys.argv[0] = "wapiti"
wapiti_main()
